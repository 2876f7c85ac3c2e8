import { constants } from 'node:os'

// Preloaded into programs that a script runs in the foreground: when the script is killed, the program shuts down.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

// Until the program listens for signals itself, it exits as usual, but through `exit`, whose handlers release resources.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
  })
}
