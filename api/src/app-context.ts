import type { Installation } from './database/installation.ts'
import type { Cells } from './platform/cells/cells.ts'
import type { Log } from './platform/observe/log.ts'
import type { Settings } from './platform/settings.ts'

export type AppContext = Pick<Installation, 'product' | 'owner' | 'secret'> & {
  cells?: Cells | undefined
  settings: Settings
  log: Log
}
