/** Dials the hub's Unix socket and says who is there: the keeper itself, or one of its runners. */
import net from 'node:net';
import type { Hello } from './frames.ts';

/**
 * Resolves once the hello is written. The socket is paused from the start and stays so: for a runner not one byte of
 * the hub's may be read on this side.
 */
export function dialHub(socketPath: string, hello: Hello): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = new net.Socket();
    socket.pause();
    socket.once('error', reject);
    socket.connect(socketPath, () => {
      socket.write(`${JSON.stringify(hello)}\n`, (error) => {
        socket.off('error', reject);
        if (error) reject(error);
        else resolve(socket);
      });
    });
  });
}
