import { typescript } from '../tools/lint/typescript.js';

export default [{ ignores: ['.cache', 'node_modules'] }, ...typescript];
