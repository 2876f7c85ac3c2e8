import { constants } from 'node:os'

// Loaded into a program that runs in the foreground of a script: when the script is killed, the program leaves in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

// Until the program listens for signals itself it ends as usual, but through `exit`, where it lets go of what it holds.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
  })
}
