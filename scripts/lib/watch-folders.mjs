import { existsSync, readdirSync, watch } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Tells of every file that is written in these folders or below them. Each folder is watched by itself: watching files
 * loses those that an editor replaces when it saves.
 */
export function watchFolders(folders, tell) {
  const watchers = new Map()

  const forget = (folder) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const follow = (folder) => {
    watchers.set(
      folder,
      watch(folder, (_, name) => hear(folder, name ?? '')).on('error', () => forget(folder)),
    )
    for (const { path, isFolder } of entriesOf(folder)) if (isFolder) follow(path)
  }
  const hear = (folder, name) => {
    const place = join(folder, name)
    // A folder that is gone says so under its own name.
    if (name === basename(folder) && !existsSync(place)) return forget(folder)
    tell(place)
    for (const { path, isFolder } of entriesOf(folder)) if (isFolder && !watchers.has(path)) meet(path)
  }
  /** What came with a new folder was written before anybody could watch it. */
  const meet = (folder) => {
    follow(folder)
    for (const { path, isFolder } of entriesOf(folder)) if (!isFolder) tell(path)
  }

  for (const folder of folders) follow(folder)
  return () => {
    for (const folder of [...watchers.keys()]) forget(folder)
  }
}

/** None in a folder that is gone by now. */
function entriesOf(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
  } catch {
    return []
  }
}
