/** The tables of migration 0019 as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { Transport } from '@/api/entities/transport';
import type { StepKind, StepState } from '@/domain/transport/life/transport-step';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>;

export interface TransportTables {
  /** `item` is the whole row as the contract has it. */
  readonly transport: {
    readonly company_id: number;
    readonly id: string;
    readonly origin: Transport['origin'];
    readonly uit: string;
    readonly item: Json<Transport>;
  };
  readonly transport_step: {
    readonly id: string;
    readonly company_id: number;
    readonly transport_id: string;
    /** From 1, in the order recorded. */
    readonly place: number;
    readonly kind: StepKind;
    readonly state: StepState;
    readonly idempotency_key: string;
    readonly xml_sha256: string;
    readonly upload_index: Generated<string>;
    readonly uit: Generated<string>;
    readonly sends: Generated<number>;
    readonly first_sent_at: NullableInstant;
    readonly doubtful_since: NullableInstant;
    readonly unknown_since: NullableInstant;
    /** Since when ANAF's service has been away for it, with no answer since. */
    readonly away_at: NullableInstant;
    readonly waits: Generated<number>;
    readonly messages: ColumnType<readonly string[], string | undefined, string>;
    readonly due_at: Instant;
    readonly settled: Generated<boolean>;
  };
  readonly transport_watch: {
    readonly company_id: number;
    readonly wanted_days: Generated<number>;
    readonly asked_at: NullableInstant;
    readonly answered_at: NullableInstant;
    readonly trouble_text: Generated<string>;
    readonly due_at: Instant;
  };
}
