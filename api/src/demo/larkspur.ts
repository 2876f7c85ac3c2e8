import type { WorldConfig } from './world-config.ts'

/** Fictional towns on the Front Range of Colorado. */
export const larkspur: WorldConfig = {
  agency: 'larkspur',
  zone: 'America/Denver',
  areaCodes: ['303', '720'],
  sizes: { imports: 22, openHouses: 9, referrals: 7, formLeads: 22, dashboardLeads: 3, manualLeads: 4, visits: 8000 },
  area: {
    state: 'CO',
    county: 'Douglas',
    towns: [
      { name: 'Aspen Mesa', zip: '80141', latitude: 39.536, longitude: -104.896, dollarsPerSqft: 287 },
      { name: 'Bell Prairie', zip: '80142', latitude: 39.373, longitude: -104.856, dollarsPerSqft: 264 },
      { name: 'Redstem', zip: '80143', latitude: 39.517, longitude: -104.765, dollarsPerSqft: 273 },
    ],
    streets:
      `Columbine Trail,Sage Hen Drive,Prospector Way,Antelope Run,Gold Pan Court,Switchgrass Lane,Raven Mesa Road,
      Wagonwheel Street,Timberline Drive,Bluestem Circle,Homestead Lane,Paintbrush Avenue`
        .split(',')
        .map((street) => street.trim()),
  },
}
