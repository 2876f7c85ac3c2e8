import { toUrl } from '../authentication.ts'
import { getText, personFields } from '../input-fields.ts'
import type { Create } from '../zapier-types.ts'

export const createLead: Create = {
  key: 'create_lead',
  noun: 'Lead',
  display: {
    label: 'Create Lead',
    description: 'Adds a person with a lead. Your lead routing decides which agent gets it.',
  },
  operation: {
    inputFields: [
      ...personFields,
      {
        key: 'leadType',
        label: 'Type',
        type: 'string',
        required: true,
        choices: { HV: 'Home value', SELLER: 'Seller', BUYER: 'Buyer', MORTGAGE: 'Mortgage', GENERAL: 'General' },
      },
      { key: 'source', label: 'Source', type: 'string', required: true, helpText: 'Where the lead comes from.' },
      { key: 'message', label: 'Message', type: 'text', helpText: 'What the person wrote.' },
      {
        key: 'externalId',
        label: 'ID at the Source',
        type: 'string',
        helpText: 'With the same source and ID, a lead is created once.',
      },
    ],
    async perform(z, bundle) {
      const { inputData } = bundle
      const fields = ['firstName', 'lastName', 'email', 'phone', 'address', 'message', 'externalId']
      const { data } = await z.request({
        method: 'POST',
        url: toUrl(bundle, '/agent/incoming-leads'),
        body: {
          ...Object.fromEntries(fields.map((key) => [key, getText(inputData, key)])),
          leadType: getText(inputData, 'leadType'),
          source: getText(inputData, 'source'),
        },
      })
      const { leadId, contactId, isNew } = data as { leadId: string; contactId: string; isNew: boolean }
      return { id: leadId, contactId, isNew }
    },
    sample: {
      id: '018bb2c0-1e00-7e10-8e10-6c5f0e2b91a5',
      contactId: '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3',
      isNew: true,
    },
  },
}
