import { getConfidenceLevel } from '@gable/shared/properties/estimate.ts'
import type { Tone } from '../design/data/badge.tsx'

export const getConfidenceTone = (confidence: number): Tone => tones[getConfidenceLevel(confidence)]

const tones = { High: 'success', Medium: 'info', Low: 'warning' } as const
