// A message from the contact form, and its validation.

export const CONTACT_SUBJECTS = [
  { value: 'general', label: 'General question' },
  { value: 'support', label: 'Help with my account' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'bug', label: 'Report a bug' },
  { value: 'feature', label: 'Feature idea' },
  { value: 'partnership', label: 'Partnership' },
] as const

export const CONTACT_LIMITS = { name: 100, email: 254, message: 5000 } as const

export interface ContactMessage {
  name: string
  email: string
  subject: (typeof CONTACT_SUBJECTS)[number]['value']
  message: string
}
