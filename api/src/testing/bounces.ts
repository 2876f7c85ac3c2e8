import type { SampleReport } from './bounce-messages.ts'
import { reportsInWords } from './bounces-in-words.ts'
import { standardReports } from './standard-bounces.ts'

/** Returned emails as servers of all kinds write them. */
export const sampleReports: SampleReport[] = [...standardReports, ...reportsInWords]
