import { rmSync } from 'node:fs'
import { bundleEmbeds } from './build-embeds.mjs'
import { inRoot } from './repository.mjs'
import { watchFolders } from './watch-folders.mjs'

const sources = ['embeds/src', 'shared/src', 'public-pages/src']

let isAsked = false
let isBusy = false

/** One build at a time; what changes while it goes on is in the next. */
async function rebuild() {
  isAsked = true
  if (isBusy) return
  isBusy = true
  while (isAsked) {
    isAsked = false
    await buildOnce()
  }
  isBusy = false
}

async function buildOnce() {
  const started = performance.now()
  try {
    await bundleEmbeds()
    console.log(`built in ${Math.round(performance.now() - started)} ms`)
  } catch (error) {
    // What was built before is still served.
    console.error(error.message)
  }
}

// What is built here is newer than any stamp says.
rmSync(inRoot('.cache', 'built-embeds'), { force: true })

let timer
watchFolders(
  sources.map((name) => inRoot(name)),
  (file) => {
    if (!/(?<!\.test)\.(tsx?|css)$/.test(file)) return
    // An editor that saves writes several times.
    clearTimeout(timer)
    timer = setTimeout(rebuild, 50)
  },
)
await rebuild()
