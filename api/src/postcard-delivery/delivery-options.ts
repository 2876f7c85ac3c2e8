import { publicOrigin, type Settings } from '../platform/settings.ts'
import { createPrintCarrier } from '../print/create-carrier.ts'
import { createPieceFiles } from './create-files.ts'
import type { DeliveryOptions } from './send-batch.ts'

export const createDeliveryOptions = (settings: Settings, secret: Buffer): DeliveryOptions => ({
  carrier: createPrintCarrier(settings),
  secret,
  // Postcards are read for years, and an agency's own host may be gone by then.
  origin: publicOrigin(settings),
  createFiles: createPieceFiles(settings),
})
