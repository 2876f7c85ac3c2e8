import { Obstacle } from './obstacle.mjs'

/** One line for a step that has ended, and under it what went wrong. */
export function report({ name, complaint, note = '', started }) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  console.log(`${complaint ? '✗' : '✓'} ${name.padEnd(32)}${seconds} s  ${note}`.trimEnd())
  if (complaint) console.log(`\n${complaint.replace(/^/gm, '    ')}\n`)
}

/** What to say of a step that threw. */
export const complaintOf = (error) => (error instanceof Obstacle ? error.message : error.stack)
