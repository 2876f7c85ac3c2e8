import { rmSync } from 'node:fs'
import { bundleEmbeds } from './build-embeds.mjs'
import { inRoot } from './repository.mjs'
import { watchFolders } from './watch-folders.mjs'

const sources = ['embeds/src', 'shared/src', 'public-pages/src']

let isRequested = false
let isBuilding = false

/** One build at a time; changes during a build start another one after it. */
async function rebuild() {
  isRequested = true
  if (isBuilding) return
  isBuilding = true
  while (isRequested) {
    isRequested = false
    await buildOnce()
  }
  isBuilding = false
}

async function buildOnce() {
  const startedAt = performance.now()
  try {
    await bundleEmbeds()
    console.log(`built in ${Math.round(performance.now() - startedAt)} ms`)
  } catch (error) {
    // The last good build stays in place and is still served.
    console.error(error.message)
  }
}

// What this builds is newer than any stamp.
rmSync(inRoot('.cache', 'built-embeds'), { force: true })

let timer
watchFolders(
  sources.map((name) => inRoot(name)),
  (file) => {
    if (!/(?<!\.test)\.(tsx?|css)$/.test(file)) return
    // Editors write several times per save.
    clearTimeout(timer)
    timer = setTimeout(rebuild, 50)
  },
)
await rebuild()
