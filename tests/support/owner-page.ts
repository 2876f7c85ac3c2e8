import { type APIRequestContext, expect } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import { type AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { createUniqueAddress, seedMarketData } from '../../api/src/testing/market.ts'

interface OwnerPageOptions {
  owner: Database
  factory: AgencyFactory
  /** Is signed in as the agent of the homeowner. */
  request: APIRequestContext
}

/** A homeowner, Nora Field, with market data about their home, and the path of its page. */
export async function createOwnerPage({ owner, factory, request }: OwnerPageOptions) {
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  const location = createUniqueAddress()
  await seedMarketData(owner.db, location)
  await request.post('/api/auth/login', { data: { email, password } })
  const callApi = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const response = await request.fetch(`/api${path}`, { method, data, headers: { 'X-Account-Id': accountId } })
    expect(response.ok(), path).toBe(true)
    return response.json()
  }
  const person = { firstName: 'Nora', lastName: 'Field', address: location.address }
  const { _id: contactId, properties } = await callApi('POST', '/agent/contacts', person)
  const propertyPath = `/agent/properties/${properties[0]._id}`
  await callApi('POST', `${propertyPath}/look-up`)
  const countNearby = async () => (await callApi('GET', `${propertyPath}/comparables`)).data.length
  await expect.poll(countNearby, { message: 'homes nearby' }).toBeGreaterThan(0)
  const [{ code }] = await callApi('GET', `/agent/contacts/${contactId}/dashboard-links`)
  return {
    path: `/d/${code}`,
    agent: { email, accountId },
    contactId: String(contactId),
    propertyId: String(properties[0]._id),
    callApi,
  }
}
