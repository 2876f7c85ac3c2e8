import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import {
  CardGridSkeleton,
  CardSkeleton,
  ChartSkeleton,
  FormSkeleton,
  TableSkeleton,
  TextSkeleton,
} from './skeleton.tsx'

export default {
  title: 'Skeleton',
  group: 'Data',
  render: () => (
    <>
      <Specimen title="Table" block>
        <TableSkeleton rows={5} />
      </Specimen>
      <Specimen title="Card grid" block>
        <CardGridSkeleton cards={3} />
      </Specimen>
      <Specimen title="Card" block>
        <CardSkeleton />
      </Specimen>
      <Specimen title="Form" block>
        <FormSkeleton fields={3} />
      </Specimen>
      <Specimen title="Chart" block>
        <ChartSkeleton />
      </Specimen>
      <Specimen title="Text" block>
        <TextSkeleton />
      </Specimen>
    </>
  ),
} satisfies GalleryPart
