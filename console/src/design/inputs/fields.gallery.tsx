import { Building2, House, KeyRound } from 'lucide-react'
import * as z from 'zod'
import { Toaster, toast } from '../feedback/toast.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { ComboboxField } from './combobox-field.tsx'
import { Form } from './form.tsx'
import { MoneyField } from './money-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { NumberField } from './number-field.tsx'
import type { Choice } from './option.ts'
import { RadioCardsField } from './radio-cards-field.tsx'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const Listing = z.object({
  address: z.string().min(1, 'This field is required'),
  kind: z.enum(['house', 'condo', 'land'], 'Choose a kind'),
  price: z.number('Enter an amount').int().min(100, 'Enter an amount'),
  rate: z.number('Enter a number').min(0, 'Enter a number').max(30, 'Rate cannot be more than 30%'),
  tags: z.array(z.string()).min(1, 'Choose at least one tag'),
  contact: z.object({ value: z.string(), label: z.string() }, 'Choose a contact'),
  goal: z.enum(['sell', 'rent'], 'Choose one'),
  visible: z.boolean(),
  consent: z.literal(true, 'Please agree first'),
})

interface Draft {
  address: string
  kind: 'house' | 'condo' | 'land' | null
  price: number | null
  rate: number | null
  tags: string[]
  contact: Choice | null
  goal: 'sell' | 'rent' | null
  visible: boolean
  consent: boolean
}

function Fields() {
  const form = useZodForm(Listing as unknown as z.ZodType<z.output<typeof Listing>, Draft>, { defaultValues: empty })
  const { control } = form
  return (
    <>
      <Toaster />
      <Example title="All fields in a form" block>
        <Form
          form={form}
          onSubmit={(values) => toast.success(`Saved at ${values.price} cents for ${values.contact.label}`)}
          className="flex max-w-lg flex-col gap-5"
        >
          <TextField control={control} name="address" label="Address" required hint="Street, city and state" />
          <div className="grid gap-5 sm:grid-cols-3 sm:gap-3">
            <SelectField control={control} name="kind" label="Kind" required options={kinds} />
            <MoneyField control={control} name="price" label="Price" required placeholder="450,000" />
            <NumberField control={control} name="rate" label="Rate" unit="%" step={0.125} min={0} max={30} />
          </div>
          <MultiSelectField control={control} name="tags" label="Tags" options={tags} placeholder="No tags" />
          <ComboboxField
            control={control}
            name="contact"
            label="Contact"
            search={searchPeople}
            placeholder="Search contacts…"
            emptyText="No matching contacts"
            hint="“slow” is slow, “fail” fails."
          />
          <RadioCardsField control={control} name="goal" label="Goal" options={goals} columns={2} required />
          <SwitchField control={control} name="visible" label="Visible" hint="Shown on the agent's page" />
          <CheckboxField control={control} name="consent" label="The seller has agreed" required />
          <div>
            <SubmitButton>Save</SubmitButton>
          </div>
        </Form>
      </Example>
    </>
  )
}

const empty: Draft = {
  address: '',
  kind: null,
  price: null,
  rate: null,
  tags: [],
  contact: null,
  goal: null,
  visible: true,
  consent: false,
}

const kinds = [
  { value: 'house', label: 'House', icon: House },
  { value: 'condo', label: 'Condo', icon: Building2 },
  { value: 'land', label: 'Land', hint: 'Not available in your plan', disabled: true },
] as const

const goals = [
  { value: 'sell', label: 'Sell', hint: 'List it and find a buyer.', icon: KeyRound },
  { value: 'rent', label: 'Rent out', hint: 'Keep it and find a tenant.', icon: House },
] as const

const tags = ['Buyer', 'Seller', 'Investor', 'Past client', 'Referral', 'Open house', 'Cold', 'Warm', 'Hot'].map(
  (label) => ({ value: label.toLowerCase().replace(' ', '-'), label }),
)

const people = ['Ada Byron', 'Grace Hopper', 'Katherine Johnson', 'Mary Jackson', 'Dorothy Vaughan'].map((label) => ({
  value: label,
  label,
  hint: `${label.toLowerCase().replace(' ', '.')}@example.com`,
}))

async function searchPeople(text: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, text === 'slow' ? 3000 : 200))
  signal.throwIfAborted()
  if (text === 'fail') throw new Error('No connection')
  return people.filter((person) => person.label.toLowerCase().includes(text.toLowerCase()))
}

export default { title: 'Fields', group: 'Fields', render: () => <Fields /> } satisfies GalleryEntry
