import { expect, test } from 'vitest';
import { createPrometheusMetrics } from './prometheus.ts';

function metricsOf() {
  return createPrometheusMetrics({
    waitingScripts: () => 3,
    circuits: () => [{ integration: 'tracker', state: 'open' }],
    pendingActions: () => 2,
    isSandboxConnected: () => true,
    integrationStates: () => ['available', 'available', 'unavailable'],
  });
}

/** The lines of our own figures. */
async function linesOf(metrics: { text(): Promise<string> }): Promise<string[]> {
  return (await metrics.text()).split('\n').filter((line) => line.startsWith('sallyport_'));
}

test('calls are counted by integration, tool and outcome, and measured', async () => {
  const metrics = metricsOf();
  const tool = { integration: 'tracker', wireName: 'list_issues' };
  metrics.callEnded({ tool, outcome: 'ok', durationMs: 30 });
  metrics.callEnded({ tool, outcome: 'ok', durationMs: 4_000 });
  metrics.callEnded({ tool, outcome: 'CIRCUIT_OPEN', durationMs: 0 });
  metrics.callEnded({ tool: undefined, outcome: 'UNKNOWN_METHOD', durationMs: 1 });
  const lines = await linesOf(metrics);
  expect(lines).toEqual(
    expect.arrayContaining([
      'sallyport_tool_calls_total{integration="tracker",tool="list_issues",outcome="ok"} 2',
      'sallyport_tool_calls_total{integration="tracker",tool="list_issues",outcome="CIRCUIT_OPEN"} 1',
      'sallyport_tool_calls_total{integration="none",tool="none",outcome="UNKNOWN_METHOD"} 1',
      'sallyport_tool_call_seconds_bucket{le="0.1",integration="tracker"} 2',
      'sallyport_tool_call_seconds_bucket{le="10",integration="tracker"} 3',
      'sallyport_tool_call_seconds_count{integration="tracker"} 3',
    ]),
  );
});

test('scripts, sandbox errors, searches, masks and what stands open are there', async () => {
  const metrics = metricsOf();
  metrics.scriptEnded('ok', 10);
  metrics.scriptEnded('SANDBOX_TIMEOUT', 60_000);
  metrics.scriptEnded('PERMISSION_DENIED', 60);
  metrics.searchEnded('ok', 2);
  metrics.masked('EMAIL');
  metrics.masked('EMAIL');
  metrics.callMoved('tracker', undefined, 'hub');
  metrics.callMoved('tracker', undefined, 'hub');
  metrics.callMoved('tracker', 'hub', 'worker');
  const lines = await linesOf(metrics);
  expect(lines).toEqual(
    expect.arrayContaining([
      'sallyport_scripts_total{outcome="ok"} 1',
      'sallyport_scripts_total{outcome="PERMISSION_DENIED"} 1',
      'sallyport_script_seconds_count 3',
      'sallyport_sandbox_errors_total{code="SANDBOX_TIMEOUT"} 1',
      'sallyport_searches_total{outcome="ok"} 1',
      'sallyport_masked_values_total{type="EMAIL"} 2',
      'sallyport_open_calls{integration="tracker",at="hub"} 1',
      'sallyport_open_calls{integration="tracker",at="worker"} 1',
      'sallyport_waiting_scripts 3',
      'sallyport_sandbox_connected 1',
      'sallyport_circuit_state{integration="tracker",state="open"} 1',
      'sallyport_pending_actions 2',
      'sallyport_integrations{state="available"} 2',
      'sallyport_integrations{state="unavailable"} 1',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('sallyport_sandbox_errors_total'))).toHaveLength(1);
});

test('a worker that changes its names for ever, or puts other things into them, gets no label for each', async () => {
  const metrics = metricsOf();
  for (let n = 0; n < 3_000; n += 1) {
    metrics.callEnded({ tool: { integration: 'crane', wireName: `tool_${n}` }, outcome: 'ok', durationMs: 1 });
    metrics.callMoved(`i${n}`, undefined, 'hub');
  }
  const odd = { integration: 'crane', wireName: 'ada@example.org"} 1\nforged 1' };
  metrics.callEnded({ tool: odd, outcome: 'ok', durationMs: 1 });
  const lines = await linesOf(metrics);
  expect(lines.filter((line) => line.startsWith('sallyport_tool_calls_total'))).toHaveLength(2_001);
  expect(lines).toContain('sallyport_tool_calls_total{integration="crane",tool="other",outcome="ok"} 1001');
  expect(lines.filter((line) => line.startsWith('sallyport_open_calls')).length).toBeLessThanOrEqual(200);
  expect(lines.join('\n')).not.toContain('ada@');
});
