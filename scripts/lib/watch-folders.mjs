import { existsSync, readdirSync, watch } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Reports every file written in these folders or below them. Each folder has its own watcher, because a watcher on a
 * file loses it when an editor saves by replacing it.
 */
export function watchFolders(folders, onChange) {
  const watchers = new Map()

  const unwatch = (folder) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const watchFolder = (folder) => {
    watchers.set(
      folder,
      watch(folder, (_, name) => handleEvent(folder, name ?? '')).on('error', () => unwatch(folder)),
    )
    for (const { path, isFolder } of listEntries(folder)) if (isFolder) watchFolder(path)
  }
  const handleEvent = (folder, name) => {
    const changed = join(folder, name)
    // The watcher of a deleted folder reports the folder's own name.
    if (name === basename(folder) && !existsSync(changed)) return unwatch(folder)
    onChange(changed)
    for (const { path, isFolder } of listEntries(folder)) if (isFolder && !watchers.has(path)) addFolder(path)
  }
  /** Files of a new folder may be written before its watcher starts, so they are reported here. */
  const addFolder = (folder) => {
    watchFolder(folder)
    for (const { path, isFolder } of listEntries(folder)) if (!isFolder) onChange(path)
  }

  for (const folder of folders) watchFolder(folder)
  return () => {
    for (const folder of [...watchers.keys()]) unwatch(folder)
  }
}

/** Empty for a folder that no longer exists. */
function listEntries(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
  } catch {
    return []
  }
}
