import { createRequire } from 'node:module'
import { inRoot } from './repository.mjs'

// Stands in for fast-check when PROPERTY_RUNS is set (vitest.config.ts): every property gets that many times its runs.
const fc = createRequire(inRoot('shared', 'package.json'))('fast-check')
const times = Number(process.env.PROPERTY_RUNS)

const assert = (property, parameters) =>
  fc.assert(property, { ...parameters, numRuns: (parameters?.numRuns ?? 100) * times })

export default { ...fc, assert }
