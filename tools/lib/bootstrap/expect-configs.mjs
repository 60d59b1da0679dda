// @ts-check
/**
 * Runs before every command: any other tool would report a syntax error in the configuration only
 * by where it stumbled over it.
 */
import { configFaults } from './configs.mjs';

const faults = configFaults(process.cwd());
if (faults.length > 0) {
  process.stderr.write(`\n${faults.join('\n\n')}\n`);
  process.exit(1);
}
