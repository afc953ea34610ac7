import { describe, expect, it } from 'vitest';
import { buildFailure } from './build-failure.ts';

const LOG = `#7 [hub-libraries 3/4] COPY --from=packages /packages ./
#7 DONE 0.1s

#8 [hub-libraries 4/4] RUN npm ci
#8 2.457 npm error code EUSAGE
#8 2.461 npm error
#8 2.461 npm error Missing: @sallyport/worker-harbour@0.1.0 from lock file
#8 2.461 npm error
#8 2.461 npm error Clean install a project
#8 2.461 npm error
#8 2.461 npm error Usage:
#8 2.461 npm error npm ci
#8 2.461 npm error Run "npm help ci" for more info
#8 2.462 npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log
#8 ERROR: executor failed running [/bin/sh -c npm ci]: exit code: 1
------
 > [hub-libraries 4/4] RUN npm ci:
2.461 npm error Run "npm help ci" for more info
------
failed to solve: executor failed running [/bin/sh -c npm ci]: exit code: 1
`;

describe('a failed build', () => {
  it('is told in the words of the step that failed, without the usage of npm', () => {
    expect(buildFailure(LOG).split('\n')).toEqual([
      '[hub-libraries 4/4] RUN npm ci',
      'npm error code EUSAGE',
      'npm error Missing: @sallyport/worker-harbour@0.1.0 from lock file',
      'ERROR: executor failed running [/bin/sh -c npm ci]: exit code: 1',
      'failed to solve: executor failed running [/bin/sh -c npm ci]: exit code: 1',
    ]);
  });

  it('that names no step is told by its last lines', () => {
    expect(buildFailure('one\nservices.hub: no such file\n')).toBe('one\nservices.hub: no such file');
  });
});
