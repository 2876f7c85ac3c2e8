import type { WorldConfig } from './world-config.ts'

/** One agent in Oregon's wine country. */
export const quinceStreet: WorldConfig = {
  agency: 'quinceStreet',
  zone: 'America/Los_Angeles',
  areaCodes: ['503'],
  sizes: { imports: 9, openHouses: 4, referrals: 4, formLeads: 8, dashboardLeads: 1, manualLeads: 2, visits: 2200 },
  area: {
    state: 'OR',
    county: 'Washington',
    towns: [
      { name: 'Willow Bend', zip: '97190', latitude: 45.521, longitude: -122.951, dollarsPerSqft: 279 },
      { name: 'Foxglove', zip: '97191', latitude: 45.519, longitude: -122.871, dollarsPerSqft: 301 },
    ],
    streets: ['Quince Street', 'Filbert Lane', 'Vineyard Row', 'Thimbleberry Road', 'Damson Court', 'Hopyard Way'],
  },
}
