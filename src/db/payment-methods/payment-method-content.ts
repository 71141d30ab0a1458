import type { PaymentMethod } from '@/api/entities/payment-method';

/** A payment method without its id. */
export type PaymentMethodContent = Omit<PaymentMethod, 'id'>;
