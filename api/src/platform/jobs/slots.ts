import type { TaskName } from './jobs.ts'
import type { Slots } from './run-worker.ts'

/**
 * Work that takes seconds or minutes, such as an import or looking up homes at night. It has slots of its own: what takes a
 * moment, such as answering a lead, must not wait until one of them is done.
 */
const longTasks: ReadonlySet<TaskName> = new Set([
  'check-import',
  'run-import',
  'undo-import',
  'change-contacts',
  'restore-contacts',
  'make-export',
  'look-up-homes',
  'refresh-property-figures',
  'refresh-smart-content',
  'count-duplicates',
  'enroll-in-flow',
  'enroll-by-time',
  'prepare-broadcast',
  'sync-mls',
  'run-contact-sync',
])

// Several workers may use this table: the queue stores the minutes it has already enqueued jobs for.
const crontab = `
  11 3 * * * make-event-partitions ?jobKey=make-event-partitions&max=10
  37 * * * * repair-cells ?jobKey=repair-cells&max=10
  17 * * * * forget-expired ?jobKey=forget-expired&max=10
  */10 * * * * begin-nights ?jobKey=begin-nights&max=10
  23 * * * * check-email-domains ?jobKey=check-email-domains&max=10
  53 * * * * check-custom-hosts ?jobKey=check-custom-hosts&max=10
  */15 * * * * schedule-digests ?jobKey=schedule-digests&max=10
  41 8 * * * schedule-smart-content ?jobKey=schedule-smart-content&max=10
  */15 * * * * schedule-reports ?jobKey=schedule-reports&max=10
  4,19,34,49 * * * * schedule-mls ?jobKey=schedule-mls&max=10
  7 * * * * evaluate-time-rules ?jobKey=evaluate-time-rules&max=10
  * * * * * announce-forgotten ?jobKey=announce-forgotten&max=10
  * * * * * wake-email-senders ?jobKey=wake-email-senders&max=10
  * * * * * wake-flows ?jobKey=wake-flows&max=10
  * * * * * wake-postcard-senders ?jobKey=wake-postcard-senders&max=10
  * * * * * schedule-property-figures ?jobKey=schedule-property-figures&max=10
  */5 * * * * wake-contact-syncs ?jobKey=wake-contact-syncs&max=10
  */5 * * * * wake-calendars ?jobKey=wake-calendars&max=10
  * * * * * advance-print-room ?jobKey=advance-print-room&max=10
`

export const slots: readonly Slots[] = [
  { name: 'short', count: 4, has: (task) => !longTasks.has(task), crontab },
  { name: 'long', count: 3, has: (task) => longTasks.has(task) },
]
