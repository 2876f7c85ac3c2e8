import { SetupError } from './setup-error.mjs'

/** Prints one line for a finished step and, below it, what went wrong. */
export function reportStep({ name, problem, summary = '', startedAt }) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)
  console.log(`${problem ? '✗' : '✓'} ${name.padEnd(32)}${seconds} s  ${summary}`.trimEnd())
  if (problem) console.log(`\n${problem.replace(/^/gm, '    ')}\n`)
}

export const describeError = (error) => (error instanceof SetupError ? error.message : error.stack)
