import * as z from 'zod'
import { Toaster, toast } from '../feedback/toast.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Form } from './form.tsx'
import { Link } from './link.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const Widget = z.object({
  name: z
    .string()
    .trim()
    .min(3, 'Name must be at least 3 characters')
    .max(24, 'Name cannot be more than 24 characters'),
  email: z.email('Enter a valid email address'),
  password: z.string().min(8, 'Password must be at least 8 characters'),
  note: z.string().max(60, 'Note cannot be more than 60 characters'),
})

function Forms() {
  const form = useZodForm(Widget, { defaultValues: { name: '', email: '', password: '', note: '' } })
  return (
    <>
      <Toaster />
      <Example title="Validation and server errors" block>
        <Form form={form} onSubmit={save} className="flex max-w-md flex-col gap-4">
          <TextField
            control={form.control}
            name="name"
            label="Name"
            required
            max={24}
            hint="“Taken” is refused by the server."
          />
          <TextField control={form.control} name="email" label="Email" type="email" placeholder="ada@example.com" />
          <PasswordField
            control={form.control}
            name="password"
            label="Password"
            autoComplete="new-password"
            labelAction={
              <Link to="/design" className="text-label">
                Forgot password?
              </Link>
            }
          />
          <TextAreaField control={form.control} name="note" label="Note" max={60} />
          <TextField name="fixed" label="Account" disabled before="gable.test/" />
          <div>
            <SubmitButton>Save</SubmitButton>
          </div>
        </Form>
      </Example>
    </>
  )
}

async function save(values: z.output<typeof Widget>) {
  await new Promise((resolve) => setTimeout(resolve, 800))
  if (values.name === 'Taken')
    throw Object.assign(new Error('Some fields need attention'), { fields: { name: 'This name is already in use' } })
  if (values.name === 'Broken') throw new Error('Failed to save')
  toast.success(`${values.name} saved`)
}

export default { title: 'Forms', group: 'Fields', render: () => <Forms /> } satisfies GalleryEntry
