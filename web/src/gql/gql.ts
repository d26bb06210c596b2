/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment GenerationResult_generation on Generation {\n    id\n    lockedVariations\n    demonstration\n    variations { text hashtags emojis }\n    ...VariationEditor_generation\n  }\n": typeof types.GenerationResult_GenerationFragmentDoc,
    "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations { text }\n  }\n": typeof types.VariationEditor_GenerationFragmentDoc,
    "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess { generation { id ...GenerationResult_generation } }\n      ... on EditConflict { generation { id ...GenerationResult_generation } }\n      ... on Failure { message }\n    }\n  }\n": typeof types.UpdateVariationsDocument,
    "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation { id ...GenerationResult_generation }\n        user { id textCredits }\n      }\n      ... on Failure { message }\n      ... on InvalidBrief { field }\n    }\n  }\n": typeof types.GenerateCopyDocument,
    "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations { text }\n  }\n": typeof types.GenerationCard_GenerationFragmentDoc,
    "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess { generationId }\n    }\n  }\n": typeof types.DeleteGenerationDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node { id ...GenerationCard_generation }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.HistoryPageDocument,
    "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id hasCompletedOnboarding businessName businessDesc targetAudience businessCity businessNeighborhood\n          linkWebsite linkInstagram linkWhatsapp\n        }\n      }\n      ... on InvalidProfile { field message }\n    }\n  }\n": typeof types.CompleteOnboardingDocument,
    "\n  query Config {\n    config {\n      identity { projectId apiKey authDomain emulatorUrl }\n      analyticsId\n      plans {\n        key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n        editing historyFilters campaignLink\n      }\n      contentTypes { key label requiredPlan }\n      tones { key label requiredPlan }\n      contacts { email whatsapp phone }\n      embedded { store identity payments writer }\n      termsVersion\n    }\n  }\n": typeof types.ConfigDocument,
    "\n  fragment Viewer_user on User {\n    id email displayName createdAt currentPlan textCredits creditsRenewAt\n    subscriptionProvider subscriptionId subscriptionStatus\n    businessName businessDesc targetAudience businessCity businessNeighborhood\n    linkWebsite linkInstagram linkWhatsapp hasCompletedOnboarding\n    plan {\n      key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n      editing historyFilters campaignLink\n    }\n  }\n": typeof types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer { ...Viewer_user }\n  }\n": typeof types.ViewerDocument,
    "\n  subscription ViewerChanged {\n    viewerChanged { ...Viewer_user }\n  }\n": typeof types.ViewerChangedDocument,
    "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess { user { id } }\n      ... on Failure { message }\n    }\n  }\n": typeof types.RegisterUserDocument,
};
const documents: Documents = {
    "\n  fragment GenerationResult_generation on Generation {\n    id\n    lockedVariations\n    demonstration\n    variations { text hashtags emojis }\n    ...VariationEditor_generation\n  }\n": types.GenerationResult_GenerationFragmentDoc,
    "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations { text }\n  }\n": types.VariationEditor_GenerationFragmentDoc,
    "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess { generation { id ...GenerationResult_generation } }\n      ... on EditConflict { generation { id ...GenerationResult_generation } }\n      ... on Failure { message }\n    }\n  }\n": types.UpdateVariationsDocument,
    "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation { id ...GenerationResult_generation }\n        user { id textCredits }\n      }\n      ... on Failure { message }\n      ... on InvalidBrief { field }\n    }\n  }\n": types.GenerateCopyDocument,
    "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations { text }\n  }\n": types.GenerationCard_GenerationFragmentDoc,
    "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess { generationId }\n    }\n  }\n": types.DeleteGenerationDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node { id ...GenerationCard_generation }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.HistoryPageDocument,
    "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id hasCompletedOnboarding businessName businessDesc targetAudience businessCity businessNeighborhood\n          linkWebsite linkInstagram linkWhatsapp\n        }\n      }\n      ... on InvalidProfile { field message }\n    }\n  }\n": types.CompleteOnboardingDocument,
    "\n  query Config {\n    config {\n      identity { projectId apiKey authDomain emulatorUrl }\n      analyticsId\n      plans {\n        key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n        editing historyFilters campaignLink\n      }\n      contentTypes { key label requiredPlan }\n      tones { key label requiredPlan }\n      contacts { email whatsapp phone }\n      embedded { store identity payments writer }\n      termsVersion\n    }\n  }\n": types.ConfigDocument,
    "\n  fragment Viewer_user on User {\n    id email displayName createdAt currentPlan textCredits creditsRenewAt\n    subscriptionProvider subscriptionId subscriptionStatus\n    businessName businessDesc targetAudience businessCity businessNeighborhood\n    linkWebsite linkInstagram linkWhatsapp hasCompletedOnboarding\n    plan {\n      key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n      editing historyFilters campaignLink\n    }\n  }\n": types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer { ...Viewer_user }\n  }\n": types.ViewerDocument,
    "\n  subscription ViewerChanged {\n    viewerChanged { ...Viewer_user }\n  }\n": types.ViewerChangedDocument,
    "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess { user { id } }\n      ... on Failure { message }\n    }\n  }\n": types.RegisterUserDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenerationResult_generation on Generation {\n    id\n    lockedVariations\n    demonstration\n    variations { text hashtags emojis }\n    ...VariationEditor_generation\n  }\n"): (typeof documents)["\n  fragment GenerationResult_generation on Generation {\n    id\n    lockedVariations\n    demonstration\n    variations { text hashtags emojis }\n    ...VariationEditor_generation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations { text }\n  }\n"): (typeof documents)["\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations { text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess { generation { id ...GenerationResult_generation } }\n      ... on EditConflict { generation { id ...GenerationResult_generation } }\n      ... on Failure { message }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess { generation { id ...GenerationResult_generation } }\n      ... on EditConflict { generation { id ...GenerationResult_generation } }\n      ... on Failure { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation { id ...GenerationResult_generation }\n        user { id textCredits }\n      }\n      ... on Failure { message }\n      ... on InvalidBrief { field }\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation { id ...GenerationResult_generation }\n        user { id textCredits }\n      }\n      ... on Failure { message }\n      ... on InvalidBrief { field }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations { text }\n  }\n"): (typeof documents)["\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations { text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess { generationId }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess { generationId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node { id ...GenerationCard_generation }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node { id ...GenerationCard_generation }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id hasCompletedOnboarding businessName businessDesc targetAudience businessCity businessNeighborhood\n          linkWebsite linkInstagram linkWhatsapp\n        }\n      }\n      ... on InvalidProfile { field message }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id hasCompletedOnboarding businessName businessDesc targetAudience businessCity businessNeighborhood\n          linkWebsite linkInstagram linkWhatsapp\n        }\n      }\n      ... on InvalidProfile { field message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Config {\n    config {\n      identity { projectId apiKey authDomain emulatorUrl }\n      analyticsId\n      plans {\n        key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n        editing historyFilters campaignLink\n      }\n      contentTypes { key label requiredPlan }\n      tones { key label requiredPlan }\n      contacts { email whatsapp phone }\n      embedded { store identity payments writer }\n      termsVersion\n    }\n  }\n"): (typeof documents)["\n  query Config {\n    config {\n      identity { projectId apiKey authDomain emulatorUrl }\n      analyticsId\n      plans {\n        key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n        editing historyFilters campaignLink\n      }\n      contentTypes { key label requiredPlan }\n      tones { key label requiredPlan }\n      contacts { email whatsapp phone }\n      embedded { store identity payments writer }\n      termsVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Viewer_user on User {\n    id email displayName createdAt currentPlan textCredits creditsRenewAt\n    subscriptionProvider subscriptionId subscriptionStatus\n    businessName businessDesc targetAudience businessCity businessNeighborhood\n    linkWebsite linkInstagram linkWhatsapp hasCompletedOnboarding\n    plan {\n      key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n      editing historyFilters campaignLink\n    }\n  }\n"): (typeof documents)["\n  fragment Viewer_user on User {\n    id email displayName createdAt currentPlan textCredits creditsRenewAt\n    subscriptionProvider subscriptionId subscriptionStatus\n    businessName businessDesc targetAudience businessCity businessNeighborhood\n    linkWebsite linkInstagram linkWhatsapp hasCompletedOnboarding\n    plan {\n      key name checkoutKey priceInCents monthlyCredits contentTypes tones variations historySize\n      editing historyFilters campaignLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer { ...Viewer_user }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer { ...Viewer_user }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ViewerChanged {\n    viewerChanged { ...Viewer_user }\n  }\n"): (typeof documents)["\n  subscription ViewerChanged {\n    viewerChanged { ...Viewer_user }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess { user { id } }\n      ... on Failure { message }\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess { user { id } }\n      ... on Failure { message }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;