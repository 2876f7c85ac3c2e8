import type { FlowStatus } from '../flows/flow.ts'

/** Drafts have no figures. */
export const reportedFlowStatuses = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const satisfies readonly FlowStatus[]
