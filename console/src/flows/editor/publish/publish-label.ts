import type { Flow } from '@gable/shared/flows/flow-detail.ts'

/** What is not active yet is activated. */
export const getPublishLabel = ({ status }: Pick<Flow, 'status'>) => (status === 'ACTIVE' ? 'Publish' : 'Activate')
