/** As server/admin/members.ts lists them. */
export interface AdminMember {
  id: string
  email: string
  createdAt: string
  confirmed: boolean
  paused: boolean | null
  operator: boolean
  lastUse: string | null
  devices: number
  bytes: number
  rows: number
}
