import type { ContactMap } from '@gable/shared/contacts/list.ts'
import { formatCount } from '../../design/format/metric-format.ts'

export const clusterName = ({ count, place }: Pick<ContactMap['clusters'][number], 'count' | 'place'>): string =>
  `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}${place && ` around ${place}`}`
