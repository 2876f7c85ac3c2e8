/**
 * Imports a module once all files it needs are in the cache of the browser. Takes the place of Vite's helper, so that every
 * import on demand goes through it: Chrome remembers a script that failed to load until the page is reloaded, so no
 * import may begin while its files cannot be loaded.
 */
export async function importWithFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)))
  // Only a module that needs no other has no list of files.
  return files.length > 0 ? importModule() : importModule().catch(importAgain<Module>)
}

/** Whether trying again may help. What a release has removed only a new page can replace. */
export const isConnectionFailure = (error: unknown): boolean => error instanceof ConnectionFailure

class ConnectionFailure extends Error {}

const loading = new Map<string, Promise<void>>()

/** A failure is forgotten, so that the next import asks again. */
function loadOnce(path: string): Promise<void> {
  const current = loading.get(path)
  if (current) return current
  const file = isOnPage(path) ? Promise.resolve() : path.endsWith('.css') ? loadStyles(path) : loadScript(path)
  file.catch(() => loading.delete(path))
  loading.set(path, file)
  return file
}

const isOnPage = (path: string) => document.querySelector(`:is(script[src="${path}"], link[href="${path}"])`) !== null

async function loadScript(path: string) {
  const response = await fetch(path).catch(() => undefined)
  if (response?.status === 404) throw new Error(`${path} is gone`)
  if (!response?.ok) throw new ConnectionFailure(`${path} could not be loaded`)
  await response.arrayBuffer()
}

const loadStyles = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new ConnectionFailure(`${path} could not be loaded`))
    }
    document.head.append(link)
  })

let attempts = 0

/** Another query is another module to the browser. Only the messages of Chrome and Firefox name the file. */
async function importAgain<Module>(error: Error): Promise<Module> {
  const [url] = /https?:\S+\.js/.exec(error.message) ?? []
  if (!url) throw error
  attempts += 1
  return import(/* @vite-ignore */ `${url}?attempt=${attempts}`)
}
