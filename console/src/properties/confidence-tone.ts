import { confidenceWord } from '@gable/shared/properties/estimate.ts'
import type { Tone } from '../design/data/badge.tsx'

export const confidenceTone = (confidence: number): Tone => tones[confidenceWord(confidence)]

const tones = { High: 'success', Medium: 'info', Low: 'warning' } as const
