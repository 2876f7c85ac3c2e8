import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import {
  CardGridSkeleton,
  CardSkeleton,
  CardStackSkeleton,
  ChartSkeleton,
  TableSkeleton,
  TextSkeleton,
} from './skeleton.tsx'

export default {
  title: 'Skeleton',
  group: 'Data',
  render: () => (
    <>
      <Example title="Table" block>
        <TableSkeleton rows={5} />
      </Example>
      <Example title="Card grid" block>
        <CardGridSkeleton cards={3} />
      </Example>
      <Example title="Card" block>
        <CardSkeleton />
      </Example>
      <Example title="Card stack" block>
        <CardStackSkeleton heights={['h-24', 'h-44']} />
      </Example>
      <Example title="Chart" block>
        <ChartSkeleton />
      </Example>
      <Example title="Text" block>
        <TextSkeleton />
      </Example>
    </>
  ),
} satisfies GalleryEntry
