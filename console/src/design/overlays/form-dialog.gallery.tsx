import { useState } from 'react'
import * as z from 'zod'
import { Toaster, toast } from '../feedback/toast.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { ComboboxField } from '../inputs/combobox-field.tsx'
import { MultiSelectField } from '../inputs/multi-select-field.tsx'
import type { Choice } from '../inputs/option.ts'
import { SelectField } from '../inputs/select-field.tsx'
import { TextAreaField } from '../inputs/text-area-field.tsx'
import { TextField } from '../inputs/text-field.tsx'
import { useZodForm } from '../inputs/use-zod-form.ts'
import { FormDialog } from './form-dialog.tsx'

const Task = z.object({
  title: z.string().min(1, 'Title is required'),
  kind: z.enum(['call', 'visit']).nullable(),
  tags: z.array(z.string()),
  contact: z.custom<Choice>((value) => value !== null, 'Choose a contact'),
  note: z.string().max(500, 'Note cannot be more than 500 characters'),
})

function FormDialogs() {
  const [open, setOpen] = useState(false)
  const form = useZodForm(Task, { defaultValues: empty })
  const { control } = form
  return (
    <>
      <Toaster />
      <Example title="All popups inside a dialog">
        <Button onClick={() => setOpen(true)}>New task</Button>
      </Example>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="New task"
        form={form}
        submitLabel="Create"
        onSubmit={(task) => {
          toast.success(`${task.title} created`)
          setOpen(false)
        }}
      >
        <TextField control={control} name="title" label="Title" required />
        <SelectField control={control} name="kind" label="Kind" options={kinds} />
        <MultiSelectField control={control} name="tags" label="Tags" options={tags} />
        <ComboboxField control={control} name="contact" label="Contact" search={searchPeople} required />
        <TextAreaField control={control} name="note" label="Note" max={500} />
      </FormDialog>
    </>
  )
}

const empty = {
  title: '',
  kind: null,
  tags: [],
  contact: null as unknown as Choice,
  note: '',
}

const kinds = [
  { value: 'call', label: 'Call' },
  { value: 'visit', label: 'Visit' },
] as const

const tags = ['Urgent', 'Waiting', 'Someday'].map((label) => ({ value: label.toLowerCase(), label }))

const people = ['Ada Byron', 'Grace Hopper', 'Mary Jackson'].map((label) => ({ value: label, label }))

const searchPeople = async (text: string) =>
  people.filter((person) => person.label.toLowerCase().includes(text.toLowerCase()))

export default { title: 'Form dialog', group: 'Overlays', render: () => <FormDialogs /> } satisfies GalleryEntry
