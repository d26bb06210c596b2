import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine that the figures were measured on, on one line. */
export function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return (
    `commit ${commit}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ` +
    `${gigabytes} GB, ${type()} ${release()}, load ${load} at the start`
  );
}
