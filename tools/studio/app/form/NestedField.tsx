import { createContext, createElement, useContext, type ComponentType } from 'react';
import type { FieldProps } from './form-context.ts';

/** What prints a field of any kind. Fields within fields are printed by it too, and cannot import what imports them. */
export const FieldContext = createContext<ComponentType<FieldProps>>(() => null);

/** A field within another one: in a group, a list, a record or a union. */
export const NestedField = (props: FieldProps) => createElement(useContext(FieldContext), props);
