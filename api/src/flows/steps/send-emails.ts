import { holdReasonLabels } from '@gable/shared/emails/piece.ts'
import { enqueuePieces } from '../../email-delivery/enqueue-pieces.ts'
import { sendContent } from './sending.ts'
import type { StepExecutor } from './step-batch.ts'

export const sendEmails: StepExecutor<'SEND_EMAIL'> = (batch) =>
  sendContent(batch, {
    medium: 'EMAIL',
    table: 'email_pieces',
    enqueue: enqueuePieces,
    reasons: holdReasonLabels,
  })
