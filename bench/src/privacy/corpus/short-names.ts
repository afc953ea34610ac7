/** Short names for what the parts by other authors label. */
import { must } from './marks.ts';

export const email = (text: string): string => must('email', text);
export const phone = (text: string): string => must('phone', text);
export const iban = (text: string): string => must('iban', text);
export const card = (text: string): string => must('card', text);
export const nationalId = (text: string): string => must('national id', text);
export const password = (text: string): string => must('password', text);
export const token = (text: string): string => must('token', text);
export const sensitive = (text: string): string => must('sensitive key', text);
