import { type MergeFieldName, mergeFields } from '@gable/shared/content/merge-fields.ts'
import { RequiredLine } from '@gable/shared/http/fields.ts'
import { Braces } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../../design/overlays/menu.tsx'
import { NameDialog } from '../../design/overlays/name-dialog.tsx'

interface MergeFieldMenuProps {
  /** The label of the field that it inserts into. */
  label: string
  /** Called with the text of the merge field. */
  onInsert: (text: string) => void
}

/** Inserts values of the contact, their home or the sender. Asks what to write for contacts without the value. */
export const MergeFieldMenu = memo(function MergeFieldMenu({ label, onInsert }: MergeFieldMenuProps) {
  const [asking, setAsking] = useState<MergeFieldName>()

  function choose(name: MergeFieldName) {
    if (mergeFields[name].isAlwaysKnown) onInsert(`{{${name}}}`)
    else setAsking(name)
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="sm" variant="quiet" icon={Braces} aria-label={`Insert field into ${label}`}>
            Insert field
          </Button>
        }
      >
        {groups.map(({ title, names }) => (
          <MenuGroup key={title} label={title}>
            {names.map((name) => (
              <MenuItem key={name} onSelect={() => choose(name)}>
                {mergeFields[name].label}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </Menu>
      <NameDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking ? `Insert ${mergeFields[asking].label}` : ''}
        description="Some contacts may not have it. Enter what they read instead."
        label="Fallback"
        placeholder={asking && (fallbacks[asking] ?? `eg. ${mergeFields[asking].sample}`)}
        schema={Fallback}
        submitLabel="Insert"
        onSubmit={(fallback) => asking && onInsert(`{{${asking} | ${fallback}}}`)}
      />
    </>
  )
})

const Fallback = RequiredLine(100).refine((text) => !/[{}]/.test(text), 'A fallback cannot contain braces')

const fallbacks: Partial<Record<MergeFieldName, string>> = {
  'contact.firstName': 'eg. there',
  'contact.fullName': 'eg. neighbor',
  'home.address': 'eg. your home',
  'home.street': 'eg. your street',
  'home.city': 'eg. your city',
}

const names = Object.keys(mergeFields) as MergeFieldName[]

const groups = [
  { title: 'Contact', prefix: 'contact.' },
  { title: 'Home', prefix: 'home.' },
  { title: 'Agent', prefix: 'agent.' },
  { title: 'Agency', prefix: 'agency.' },
  { title: 'Date', prefix: 'today.' },
].map(({ title, prefix }) => ({ title, names: names.filter((name) => name.startsWith(prefix)) }))
