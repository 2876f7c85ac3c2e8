import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import type { Choice } from '../../design/inputs/option.ts'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { useContactSearch } from './use-contact-search.ts'

interface ChooseOtherProps {
  contactId: string
  onChoose: (otherId: string) => void
  onClose: () => void
}

/** Which other contact is the same person. */
export function ChooseOther({ contactId, onChoose, onClose }: ChooseOtherProps) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isMissing, setMissing] = useState(false)
  const search = useContactSearch(contactId)
  return (
    <>
      <PanelBody>
        <Field
          label="The same person as"
          required
          hint="Found by name, email, phone or address."
          error={isMissing && !choice ? 'Please choose a contact' : undefined}
        >
          {(control) => (
            <Combobox
              {...control}
              value={choice}
              onChange={setChoice}
              search={search}
              placeholder="Search contacts…"
              none="No other contact found"
            />
          )}
        </Field>
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={() => (choice ? onChoose(choice.value) : setMissing(true))}>
          Compare
        </Button>
      </PanelFooter>
    </>
  )
}
