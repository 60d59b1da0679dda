// @ts-check
/**
 * Runs in front of every command: of configuration that cannot be read nobody else could say more than where
 * they stumbled over it.
 */
import { configFaults } from './configs.mjs';

const faults = configFaults(process.cwd());
if (faults.length > 0) {
  process.stderr.write(`\n${faults.join('\n\n')}\n`);
  process.exit(1);
}
