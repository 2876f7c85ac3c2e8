import { join } from 'node:path'
import type { Settings } from '../platform/settings.ts'
import type { PrintCarrier } from './carrier.ts'
import { createLob } from './lob.ts'
import { createPrintRoom } from './print-room.ts'

/** How long a postcard can be canceled after it was sent to the printer. */
const cancelMinutes = 60
/** The demo shows a postcard's whole life within minutes. */
const demoCancelMinutes = 2

export const toPrintRoomDirectory = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => join(DATA_DIR, 'print-room')

type PrintSettings = Pick<Settings, 'DATA_DIR' | 'DEMO' | 'LOB_API_KEY' | 'LOB_API_URL'>

export const createPrintCarrier = (settings: PrintSettings): PrintCarrier =>
  settings.LOB_API_KEY
    ? createLob({ key: settings.LOB_API_KEY, origin: settings.LOB_API_URL, cancelMinutes })
    : createPrintRoom({
        directory: toPrintRoomDirectory(settings),
        cancelMinutes: settings.DEMO ? demoCancelMinutes : cancelMinutes,
      })
