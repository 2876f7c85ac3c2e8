import { columnBlockTypes } from '@gable/shared/emails/blocks.ts'
import { PanelSection } from '../../../editing/panel-section.tsx'
import { AddBlockMenu } from './add-block-menu.tsx'
import type { BlockFieldsProps } from './block-field-props.ts'
import { BlockList } from './block-list.tsx'

export const ColumnsFields = ({ block }: BlockFieldsProps<'COLUMNS'>) =>
  sides.map(({ side, title }) => (
    <PanelSection
      key={side}
      title={title}
      action={
        <AddBlockMenu
          types={columnBlockTypes}
          list={{ columnsId: block.id, side }}
          count={block[side].length}
          max={10}
          label={`Add Block to the ${title.toLowerCase()}`}
        />
      }
    >
      <BlockList blocks={block[side]} list={{ columnsId: block.id, side }} />
    </PanelSection>
  ))

const sides = [
  { side: 'left', title: 'Left column' },
  { side: 'right', title: 'Right column' },
] as const
