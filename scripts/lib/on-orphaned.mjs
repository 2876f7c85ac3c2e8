import { readFileSync } from 'node:fs'

/** npm passes a stop signal only to its shell and exits with it. This notices that the parents are gone. */
export function onOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => {
    if (getAncestors() !== initialAncestors) callback()
  }, 500).unref()
}

function getAncestors() {
  if (process.platform !== 'linux') return String(process.ppid)
  try {
    const afterName = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)
    return `${process.ppid} ${afterName?.split(' ')[1]}`
  } catch {
    return 'gone'
  }
}

const initialAncestors = getAncestors()
