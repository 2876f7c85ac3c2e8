import { postcardHoldReasonLabels } from '@gable/shared/postcards/piece.ts'
import { enqueuePostcards } from '../../postcard-delivery/enqueue-postcards.ts'
import { sendContent } from './sending.ts'
import type { StepExecutor } from './step-batch.ts'

/** The ledger is the last thing that it locks. */
export const sendPostcards: StepExecutor<'SEND_POSTCARD'> = (batch) =>
  sendContent(batch, {
    medium: 'POSTCARD',
    table: 'postcard_pieces',
    enqueue: enqueuePostcards,
    reasons: postcardHoldReasonLabels,
  })
