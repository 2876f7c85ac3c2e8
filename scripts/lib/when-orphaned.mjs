import { readFileSync } from 'node:fs'

/** Asked to stop, npm passes the signal to its shell only, and then both are gone: this notices it. */
export function whenOrphaned(leave) {
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => {
    if (ancestors() !== startedBy) leave()
  }, 500).unref()
}

function ancestors() {
  if (process.platform !== 'linux') return String(process.ppid)
  try {
    const afterName = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)
    return `${process.ppid} ${afterName?.split(' ')[1]}`
  } catch {
    return 'gone'
  }
}

const startedBy = ancestors()
