// A busy machine takes longer than the second that Testing Library waits for an element.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 10_000 })
